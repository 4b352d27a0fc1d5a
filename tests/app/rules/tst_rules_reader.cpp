// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of RulesReader: navigation, history, languages, pages and search results.
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/rules/whole_library.h"
#include "tests/app/silent_devices.h"

#include "app/rules/reader/rules_reader.h"

#include "app/rules/reader/example_view.h"
#include "app/settings/interface_language.h"
#include "app/rules/text/rules_library.h"
#include "app/settings/app_settings.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <tuple>

using namespace tableside;
using test::RowNote;

class TestRulesReader : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void goesForwardAndBack();
    void examplesUseTheLanguageOfTheirPage();
    void examplesSideBySideStepTogether();
    void goesBackToTheScrollPosition();
    void readsEverySectionFromStartToEnd();
    void goesBackToTheList();
    void answersYesOrNoFirst();
    void listsTheDisputedCases();
    void opensRulesAndExamples();
    void stepsThroughEveryExample();
    void followsTheInterfaceUntilALanguageIsChosen();
    void opensANoteInItsOnlyLanguage();
    void everyTextIsShown();
    void findsInEveryLanguage();
    void modelsPassTheModelTester();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<SilentVoice> m_voice;
    std::unique_ptr<RulesReader> m_reader;
};

void TestRulesReader::init()
{
    m_reader.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<AppSettings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_voice = std::make_unique<SilentVoice>(QStringList{QStringLiteral("en")});
    m_reader = std::make_unique<RulesReader>(*m_settings, *m_voice);
}

void TestRulesReader::goesForwardAndBack()
{
    m_reader->open(QStringLiteral("dos/draw"));
    m_reader->next();
    QCOMPARE(m_reader->sectionId(), QStringLiteral("dos/lay"));
    m_reader->previous();
    QCOMPARE(m_reader->sectionId(), QStringLiteral("dos/draw"));
    m_reader->back();
    QCOMPARE(m_reader->sectionId(), QStringLiteral("dos/lay"));
    m_reader->setGame(QStringLiteral("uno"));
    QCOMPARE(m_reader->sectionId(), QStringLiteral("uno/goal"));
    QVERIFY(m_reader->previousTitle().isEmpty());
    m_reader->openChapter(QStringLiteral("settle"));
    QCOMPARE(m_reader->page()->label(), QStringLiteral("house"));
    m_reader->forget();
    QVERIFY(!m_reader->canGoBack());
}

/// The view calls setPlace() only when it scrolls. A page that is left at once must not get the position of another page.
void TestRulesReader::goesBackToTheScrollPosition()
{
    const QSignalSpy returned(m_reader.get(), &RulesReader::returned);
    m_reader->open(QStringLiteral("dos/goal"));
    m_reader->setPlace(0.5);
    m_reader->forget();
    m_reader->open(QStringLiteral("dos/turn"));
    m_reader->open(QStringLiteral("dos/draw"));
    m_reader->back();
    QCOMPARE(returned.last().first().toReal(), 0.0);
    m_reader->setPlace(0.25);
    m_reader->open(QStringLiteral("dos/lay"));
    m_reader->open(QStringLiteral("dos/end"));
    m_reader->back();
    QCOMPARE(returned.last().first().toReal(), 0.0);
    m_reader->back();
    QCOMPARE(returned.last().first().toReal(), 0.25);
}

void TestRulesReader::readsEverySectionFromStartToEnd()
{
    for (const QString &game : {QStringLiteral("dos"), QStringLiteral("uno")}) {
        qsizetype sections = 0;
        for (const rules::Chapter &chapter : m_reader->library().chapters()) {
            const auto *text = m_reader->library().chapterText(QStringLiteral("en"), chapter.file);
            sections += chapter.game == game ? text->sections.size() : 0;
        }
        m_reader->open(game + QStringLiteral("/goal"));
        for (; !m_reader->nextTitle().isEmpty(); --sections)
            m_reader->next();
        QCOMPARE(sections, 1);
    }
}

/// People open one result after the other to compare them, so going back leads to the list.
void TestRulesReader::goesBackToTheList()
{
    for (const QString query : {"forgot", ""}) { // A search, and the disputed cases
        init();
        const RowNote note(query);
        m_reader->open(QStringLiteral("dos/turn"));
        m_reader->forget();
        m_reader->setPlace(0.4);
        if (query.isEmpty())
            m_reader->listDisputed();
        else
            m_reader->setQuery(query);
        const RowsModel<RulesResultRow> &results = *m_reader->results()->rows();
        const int count = results.count();
        const QString chosen = results.row(1).sectionId;
        m_reader->open(chosen);
        m_reader->next();
        m_reader->back();
        QCOMPARE(m_reader->sectionId(), chosen);
        QVERIFY(!m_reader->isListing());
        const QSignalSpy changed(m_reader.get(), &RulesReader::queryChanged);
        m_reader->back();
        QVERIFY(m_reader->isListing());
        QVERIFY(!changed.isEmpty());
        QCOMPARE(m_reader->query(), query);
        QCOMPARE(results.count(), count);
        QCOMPARE(m_reader->sectionId(), QStringLiteral("dos/turn"));
        QVERIFY(!m_reader->canGoBack());

        m_reader->open(QStringLiteral("dos/turn")); // The page below the list
        QVERIFY(!m_reader->isListing());
        m_reader->back();
        QVERIFY(m_reader->isListing());
        const QSignalSpy returned(m_reader.get(), &RulesReader::returned);
        m_reader->closeList();
        QCOMPARE(results.count(), 0);
        QCOMPARE(returned.count(), 1);
        QCOMPARE(returned.last().first().toReal(), 0.4);

        m_reader->setQuery(QStringLiteral("forgot"));
        m_reader->setQuery({});
        QCOMPARE(returned.count(), 1); // The page kept its scroll position
    }
}

/// The result shows the word separately and does not repeat it. The page shows it in large letters.
void TestRulesReader::answersYesOrNoFirst()
{
    const QList<std::tuple<QString, QString, QString, QString>> rows{
        {"en", "put +2 on +2", "No", "Not by the printed rules."},
        {"en", "do i keep drawing until something fits", "No", "Just one card."},
        {"en", "can you end on an action card", "Yes", "Any card."},
        {"de", "darf ich +2 auf +2 legen", "Nein", "Nicht nach der Anleitung."},
        {"fr", "mettre un +2 sur un +2", "Non", "Pas d’après la règle imprimée."},
        {"it", "si può mettere +2 su +2", "No", "Non secondo le istruzioni."},
        {"nl", "mag je +2 op +2 leggen", "Nee", "Niet volgens de spelregels."},
        {"fi", "saako +2 laittaa +2 päälle", "Ei", "Painetut säännöt eivät salli sitä."},
        {"fi", "saanko lyödä kortin, jonka juuri nostin", "Kyllä", "Heti, jos se sopii."},
    };
    for (const auto &[language, query, answer, why] : rows) {
        const RowNote note(query);
        m_reader->setLanguage(language);
        m_reader->setGame(QStringLiteral("uno"));
        m_reader->setQuery(query);
        const RulesResultRow found = m_reader->results()->rows()->row(0);
        QCOMPARE(found.answerText, answer);
        QCOMPARE(found.answer.isEmpty(), false);
        QVERIFY2(found.beginning.startsWith(why), qPrintable(found.beginning));
        m_reader->open(found.sectionId);
        const PageRow first = m_reader->page()->blocks()->row(0);
        QVERIFY(first.answerLetters >= answer.size());
        QVERIFY(first.passage.plain().left(first.answerLetters).startsWith(answer));
    }
}

/// Each case has a label about the source of its answer, in every language. Clearing a search shows the cases again.
void TestRulesReader::listsTheDisputedCases()
{
    for (const QString game : {"dos", "uno"}) {
        init();
        const RowNote note(game);
        m_reader->setGame(game);
        const QString before = m_reader->sectionId();
        const RowsModel<RulesResultRow> &cases = *m_reader->results()->rows();
        m_reader->listDisputed();
        for (const rules::Language &language : m_reader->library().languages()) {
            m_reader->setLanguage(language.code);
            QVERIFY2(cases.count() >= 30, qPrintable(language.code));
            QVERIFY(!m_reader->results()->title().isEmpty());
            for (const RulesResultRow &row : cases.rows()) {
                QVERIFY(!row.labelText.isEmpty());
                QVERIFY2(!row.beginning.isEmpty(), qPrintable(language.code + u' ' + row.sectionId));
            }
        }
        const QString first = cases.row(0).sectionId;
        m_reader->setQuery(QStringLiteral("xqzw"));
        QCOMPARE(cases.count(), 0);
        QVERIFY(m_reader->results()->title().isEmpty());
        m_reader->setQuery({});
        QVERIFY(m_reader->isListing());
        QCOMPARE(cases.row(0).sectionId, first);
        m_reader->closeList();
        QVERIFY(!m_reader->isListing());
        QCOMPARE(m_reader->sectionId(), before);
        m_reader->listDisputed();
        m_reader->open(first);
        QVERIFY(!m_reader->isListing());
        QCOMPARE(m_reader->sectionId(), first);
    }
}

void TestRulesReader::opensRulesAndExamples()
{
    const QString before = m_reader->sectionId();
    m_reader->open(QStringLiteral("dos/nowhere")); // Unknown ids are ignored
    m_reader->open(QStringLiteral("DOS-TURN-99"));
    m_reader->openChapter(QStringLiteral("poem"));
    m_reader->back();
    QCOMPARE(m_reader->sectionId(), before);
    QVERIFY(!m_reader->canGoBack());
    for (const auto &[rule, section] : {std::pair("DOS-TURN-4", "dos/lay"), std::pair("DOS-CALL-7", "dos/call/false"),
                                        std::pair("UNO-CHAL-1", "uno/challenge")}) {
        m_reader->open(rule);
        QCOMPARE(m_reader->sectionId(), QString(section));
        QVERIFY(!m_reader->page()->title().isEmpty());
    }
    const QSignalSpy shown(m_reader.get(), &RulesReader::exampleShown);
    m_reader->open(QStringLiteral("dos/example/several"));
    QCOMPARE(m_reader->sectionId(), QStringLiteral("dos/match/several"));
    QCOMPARE(shown.count(), 1);
    QVERIFY(m_reader->page()->example(QStringLiteral("dos/example/several")) != nullptr);
}

/// Each step has a text in every language, and exactly the refused steps are shown as refused.
void TestRulesReader::stepsThroughEveryExample()
{
    for (const rules::Language &language : m_reader->library().languages()) {
        m_reader->setLanguage(language.code);
        for (const rules::WorkedExample &data : m_reader->library().examples()) {
            m_reader->open(data.id);
            ExampleView *example = m_reader->page()->example(data.id);
            QVERIFY2(example != nullptr, qPrintable(data.id));
            QCOMPARE(static_cast<std::size_t>(example->stepCount()), data.steps.size());
            for (int step = 0; step <= example->stepCount(); ++step) {
                example->setStep(step);
                QVERIFY2(!example->passage().plain().isEmpty(), qPrintable(data.id));
                QCOMPARE(example->isRefused(), step > 0 && data.steps[static_cast<std::size_t>(step) - 1].isRefused());
            }
            example->setStep(example->stepCount() + 1);
            QCOMPARE(example->step(), example->stepCount());
        }
    }
}

void TestRulesReader::examplesUseTheLanguageOfTheirPage()
{
    const InterfaceLanguage interface(QStringLiteral("nl"));
    m_reader->setLanguage(QStringLiteral("de"));
    m_reader->setSecondLanguage(QStringLiteral("fi"));
    m_reader->open(QStringLiteral("dos/example/draw-match"));
    ExampleView &german = *m_reader->page()->example(QStringLiteral("dos/example/draw-match"));
    ExampleView &finnish = *m_reader->secondPage()->example(QStringLiteral("dos/example/draw-match"));
    QCOMPARE(german.heading(), QStringLiteral("Beispiel: ") + german.title());
    QCOMPARE(finnish.heading(), QStringLiteral("Esimerkki: ") + finnish.title());
    QCOMPARE(german.stepName(), QStringLiteral("Ausgangslage"));
    QCOMPARE(finnish.stepName(), QStringLiteral("Lähtötilanne"));
    QCOMPARE(german.nextWords(), QStringLiteral("Nächster Schritt"));
    QCOMPARE(finnish.nextWords(), QStringLiteral("Seuraava vaihe"));
    QCOMPARE(finnish.previousWords(), QStringLiteral("Edellinen vaihe"));
    QCOMPARE(finnish.refusedWords(), QStringLiteral("Ei käy"));
    QVERIFY2(german.others()->row(0).words.endsWith(QStringLiteral(" Karten")), qPrintable(german.others()->row(0).words));
    QVERIFY2(finnish.others()->row(0).words.endsWith(QStringLiteral(" korttia")), qPrintable(finnish.others()->row(0).words));
}

void TestRulesReader::examplesSideBySideStepTogether()
{
    const QString id = QStringLiteral("dos/example/draw-match");
    m_reader->open(id);
    m_reader->page()->example(id)->setStep(1);
    m_reader->setSecondLanguage(QStringLiteral("fi"));
    QCOMPARE(m_reader->secondPage()->example(id)->step(), 1);
    m_reader->page()->example(id)->setStep(2);
    QCOMPARE(m_reader->secondPage()->example(id)->step(), 2);
    m_reader->secondPage()->example(id)->setStep(0);
    QCOMPARE(m_reader->page()->example(id)->step(), 0);
}

void TestRulesReader::followsTheInterfaceUntilALanguageIsChosen()
{
    m_reader->open(QStringLiteral("dos/turn"));
    QCOMPARE(m_reader->language(), QStringLiteral("en"));
    m_settings->setLanguage(QStringLiteral("fr"));
    QCOMPARE(m_reader->language(), QStringLiteral("fr"));
    m_reader->setLanguage(QStringLiteral("nl"));
    m_settings->setLanguage(QStringLiteral("de"));
    QCOMPARE(m_reader->language(), QStringLiteral("nl"));
    const QSignalSpy moved(m_reader.get(), &RulesReader::moved);
    m_reader->setSecondLanguage(QStringLiteral("de"));
    QVERIFY2(moved.isEmpty(), "a second language must not move the page");
    QCOMPARE(m_reader->secondPage()->language(), QStringLiteral("de"));
    QCOMPARE(m_reader->secondPage()->sectionId(), m_reader->sectionId());
    m_reader->setSecondLanguage(QStringLiteral("nl"));
    QVERIFY2(m_reader->secondLanguage().isEmpty(), "the same language must not be shown twice");
    m_settings->save();
    const AppSettings kept(m_folder->filePath(QStringLiteral("settings.ini")));
    QCOMPARE(kept.rulesLanguage(), QStringLiteral("nl"));
    m_reader->setLanguage(QStringLiteral("de"));
    QCOMPARE(m_reader->language(), QStringLiteral("de"));
    m_settings->setLanguage(QStringLiteral("it"));
    QVERIFY2(m_reader->language() == QStringLiteral("it"), "choosing the interface's language must follow the interface again");
}

/// A result that exists only in another language opens in that language.
void TestRulesReader::opensANoteInItsOnlyLanguage()
{
    m_reader->open(QStringLiteral("dos/goal"));
    m_reader->setQuery(QStringLiteral("webslinger"));
    const RulesResultRow first = m_reader->results()->rows()->row(0);
    const QString id = first.sectionId;
    QCOMPARE(id, QStringLiteral("uno/sheets/webslinger"));
    m_reader->open(id);
    QCOMPARE(m_reader->page()->sectionId(), id);
    QCOMPARE(m_reader->page()->title(), first.title);
    QCOMPARE(m_reader->page()->language(), QStringLiteral("nl"));
    QCOMPARE(m_reader->language(), QStringLiteral("en"));
    QVERIFY2(!m_reader->canReadAloud(), "the voice speaks English only");
    m_reader->back();
    QCOMPARE(m_reader->page()->language(), QStringLiteral("en"));

    m_reader->setSecondLanguage(QStringLiteral("nl"));
    m_reader->open(id);
    QCOMPARE(m_reader->page()->language(), QStringLiteral("nl"));
    QVERIFY2(m_reader->secondPage()->title().isEmpty(), "the note must not be shown twice");

    m_reader->setSecondLanguage({});
    m_reader->setLanguage(QStringLiteral("nl"));
    m_reader->open(QStringLiteral("dos/sheets/deck-list"));
    QCOMPARE(m_reader->page()->sectionId(), QStringLiteral("dos/sheets/deck-list"));
    m_reader->setLanguage(QStringLiteral("en")); // Shows the chapter, because English lacks the note
    QCOMPARE(m_reader->sectionId(), QStringLiteral("dos/sheets"));
    QVERIFY(!m_reader->page()->title().isEmpty());
}

/// The page shows each block of each section, without Markdown marks.
void TestRulesReader::everyTextIsShown()
{
    test::forEachSectionText([&](const rules::SectionText &text, const rules::Language &language, const rules::Chapter &) {
        m_reader->setLanguage(language.code);
        m_reader->open(text.id);
        const RulesPage &page = *m_reader->page();
        QVERIFY2(page.blocks()->count() >= text.blocks.size(), qPrintable(text.id));
        for (const PageRow &row : page.blocks()->rows()) {
            const QString plain = row.passage.plain();
            QVERIFY2(!plain.isEmpty() && !plain.contains(QLatin1String("**")) && !plain.contains(QLatin1String("](")),
                     qPrintable(text.id + u' ' + plain));
        }
        for (const QString &sentence : page.sentences())
            QVERIFY2(!sentence.trimmed().isEmpty(), qPrintable(text.id));
    });
}

void TestRulesReader::findsInEveryLanguage()
{
    m_reader->setQuery(QStringLiteral("vergeten"));
    const RowsModel<RulesResultRow> &results = *m_reader->results()->rows();
    QVERIFY(results.count() > 0);
    QCOMPARE(results.row(0).foundIn, QStringLiteral("Nederlands"));
    QVERIFY(!results.row(0).beginning.isEmpty());
    m_reader->setLanguage(QStringLiteral("nl"));
    QVERIFY(results.row(0).foundIn.isEmpty());
    m_reader->setQuery({});
    QCOMPARE(results.count(), 0);
}

void TestRulesReader::modelsPassTheModelTester()
{
    constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester page(m_reader->page()->blocks(), mode);
    const QAbstractItemModelTester contents(m_reader->contents()->rows(), mode);
    const QAbstractItemModelTester results(m_reader->results()->rows(), mode);
    m_reader->open(QStringLiteral("dos/match/several"));
    m_reader->setQuery(QStringLiteral("card"));
    m_reader->setGame(QStringLiteral("uno"));
    m_reader->setLanguage(QStringLiteral("fr"));
}

TABLESIDE_TEST(TestRulesReader)

#include "tst_rules_reader.moc"
