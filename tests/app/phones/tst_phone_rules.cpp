// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules on phones: the HTML of every section in every language, the contents, the search, and the queue of questions. If the
// environment variable TABLESIDE_PHONE_RULES names a file, all answers are written to it, for `mock_table.py --rules`.
#include "test_program.h"
#include "tests/app/silent_devices.h"

#include "app/phones/rules/phone_rules.h"
#include "app/rules/reader/rules_reader.h"
#include "app/rules/search/prepared_search.h"
#include "app/rules/text/passage.h"
#include "app/rules/text/rules_library.h"
#include "app/settings/app_settings.h"
#include "engine/core/game_list.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <ctime>
#include <functional>

using namespace tableside;
using phones::PhoneRules;

class TestPhoneRules : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sectionsAreSafeHtml();
    void sectionsHaveAllWords();
    void showsFiguresAndExamples();
    void labelsAndAnswersComeFirst();
    void answersInAnotherLanguage();
    void listsAllChapters();
    void findsInTheLanguageOfThePhone();
    void bearsAnyQuestion();
    void readsTheBeginningOfALongQuestion();
    void answersInTurn();
    void answersWhenTheSearchIsReady();

private:
    void writeAnswers(const QString &path);
    QString htmlOf(const QString &section, const QString &language)
    {
        return sectionOf(section, language).value(QStringLiteral("html")).toString();
    }
    QJsonObject sectionOf(const QString &section, const QString &language)
    {
        const QJsonObject answer = m_rules->answer({{QStringLiteral("section"), section}}, language);
        return answer.value(QStringLiteral("section")).toObject();
    }
    QJsonArray find(const QString &query, const QString &game, const QString &language)
    {
        const QJsonObject ask{{QStringLiteral("query"), query}, {QStringLiteral("game"), game}};
        return m_rules->answer(ask, language).value(QStringLiteral("hits")).toArray();
    }
    /// Calls visit(language, text) for each section in each of its languages.
    void forEachSection(const std::function<void(const QString &, const rules::SectionText &)> &visit)
    {
        for (const rules::Language &language : m_reader->library().languages()) {
            for (const rules::Chapter &chapter : m_reader->library().chapters()) {
                for (const rules::SectionText &text : m_reader->library().chapterText(language.code, chapter.file)->sections)
                    visit(language.code, text);
            }
        }
    }

    QTemporaryDir m_folder;
    std::unique_ptr<AppSettings> m_settings;
    SilentVoice m_voice;
    std::unique_ptr<RulesReader> m_reader;
    std::unique_ptr<PhoneRules> m_rules;
};

namespace {

/// Returns what is wrong with the HTML of a section; empty if only elements of PROTOCOL.md occur, which are nested correctly.
QString flawOf(const QString &html, const rules::RulesLibrary &library)
{
    static const QRegularExpression tag(QStringLiteral("<(/?)([a-z0-9]+)((?: [a-z]+=\"[^\"]*\")*)>"));
    static const QRegularExpression link(QStringLiteral("^ href=\"#([\\w/-]+)\"$"));
    static const QRegularExpression image(QStringLiteral("^ src=\"/card/([\\w%.]+)\\.svg\" alt=\"([^\"]+)\"$"));
    static const QStringList plain{"p", "h3", "ul", "ol", "li", "figure", "figcaption", "em", "strong", "span"};
    QStringList open;
    QString text;
    qsizetype at = 0;
    for (auto found = tag.globalMatch(html); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text += html.mid(at, match.capturedStart() - at) + u' ';
        at = match.capturedEnd();
        const QString name = match.captured(2);
        const QString attributes = match.captured(3);
        if (!match.captured(1).isEmpty()) {
            if (open.isEmpty() || open.takeLast() != name)
                return QStringLiteral("wrong end of ") + name;
        } else if (name == QLatin1String("img")) {
            const QRegularExpressionMatch card = image.match(attributes);
            const std::string code = QUrl::fromPercentEncoding(card.captured(1).toLatin1()).toStdString();
            if (!card.hasMatch() || !(dos::parse_card(code) || uno::parse_card(code)))
                return QStringLiteral("picture") + attributes;
        } else if (name == QLatin1String("a")) {
            const QRegularExpressionMatch target = link.match(attributes);
            if (!target.hasMatch() || library.section(target.captured(1)) == nullptr)
                return QStringLiteral("link") + attributes;
            open << name;
        } else if (name != QLatin1String("br")) {
            if (!plain.contains(name) || !attributes.isEmpty())
                return QStringLiteral("element ") + match.captured();
            open << name;
        }
    }
    text += html.mid(at);
    static const QRegularExpression marks(QStringLiteral("[<>]|\\*\\*|\\]\\(|\\{|\\}|\\(cards:|&(?!amp;|lt;|gt;|quot;)"));
    if (const QRegularExpressionMatch mark = marks.match(text); mark.hasMatch())
        return QStringLiteral("mark ") + mark.captured() + QStringLiteral(" in ") + text;
    return open.isEmpty() ? QString() : QStringLiteral("no end of ") + open.last();
}

double millisecondsSince(std::clock_t start)
{
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

QString textOf(QString html)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return html.remove(tag)
        .replace(QStringLiteral("&lt;"), QStringLiteral("<"))
        .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
        .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
        .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
}

QString firstSection(const QJsonArray &hits)
{
    return hits.first().toObject().value(QStringLiteral("section")).toString();
}

} // namespace

void TestPhoneRules::initTestCase()
{
    m_settings = std::make_unique<AppSettings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_reader = std::make_unique<RulesReader>(*m_settings, m_voice);
    m_rules = std::make_unique<PhoneRules>(*m_reader);
    for (const char *language : {"en", "de", "fi"}) { // the texts of a language are read on first use
        const std::clock_t start = std::clock();
        m_rules->answer({{QStringLiteral("chapters"), true}}, QLatin1String(language));
        qInfo("First answer in %s: %.2f ms", language, millisecondsSince(start));
    }
    if (const QString path = qEnvironmentVariable("TABLESIDE_PHONE_RULES"); !path.isEmpty())
        writeAnswers(path);
}

void TestPhoneRules::writeAnswers(const QString &path)
{
    QJsonObject all;
    for (const rules::Language &language : m_reader->library().languages()) {
        all.insert(language.code, m_rules->answer({{QStringLiteral("chapters"), true}}, language.code));
        for (const rules::Chapter &chapter : m_reader->library().chapters()) {
            for (const rules::Section &section : chapter.sections)
                all.insert(language.code + u' ' + section.id,
                           m_rules->answer({{QStringLiteral("section"), section.id}}, language.code));
        }
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

void TestPhoneRules::sectionsAreSafeHtml()
{
    QStringList flaws;
    int count = 0;
    double slowest = 0;
    double whole = 0;
    qsizetype longest = 0;
    QString slowestId;
    forEachSection([&](const QString &language, const rules::SectionText &text) {
        const std::clock_t start = std::clock();
        const QString html = htmlOf(text.id, language);
        const double took = millisecondsSince(start);
        whole += took;
        if (took > slowest) {
            slowest = took;
            slowestId = text.id + u' ' + language;
        }
        longest = qMax(longest, html.toUtf8().size());
        ++count;
        if (const QString flaw = html.isEmpty() ? QStringLiteral("empty") : flawOf(html, m_reader->library()); !flaw.isEmpty())
            flaws << language + u' ' + text.id + QStringLiteral(": ") + flaw;
    });
    qInfo("%d sections, %.2f ms each, slowest %.2f ms (%s), longest %lld bytes", count, whole / count,
          slowest, qPrintable(slowestId), static_cast<long long>(longest));
    QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join(u'\n')));
    QVERIFY(count > 850);
}

void TestPhoneRules::sectionsHaveAllWords()
{
    QStringList missing;
    forEachSection([&](const QString &language, const rules::SectionText &text) {
        const QString shown = textOf(htmlOf(text.id, language));
        for (const Passage &passage : Passage::of(text)) {
            if (passage.kind() != Passage::Title && !shown.contains(passage.plain()))
                missing << language + u' ' + text.id + QStringLiteral(": ") + passage.plain();
        }
    });
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestPhoneRules::showsFiguresAndExamples()
{
    const QString html = htmlOf(QStringLiteral("dos/match/double-number"), QStringLiteral("en"));
    QVERIFY2(html.contains("<figure><img src=\"/card/b3.svg\" alt=\"Blue 3\"><img src=\"/card/y4.svg\" alt=\"Yellow 4\"> → "
                           "<img src=\"/card/g7.svg\" alt=\"Green 7\"><figcaption>A blue 3 and a yellow 4 are played on a green 7"
                           "</figcaption></figure>"),
             qPrintable(html));
    QVERIFY(html.contains("<h3>Example: 3 + 4 = 7</h3>"));
    QVERIFY(html.contains("<figcaption>Center Row</figcaption>"));
    QCOMPARE(html.count("<li>"), 3);
    QCOMPARE(html.count("<strong>✗ Not allowed</strong><br>"), 1);
    // The cards lie on the row card until the turn ends.
    QVERIFY(html.contains("<span><img src=\"/card/b3.svg\" alt=\"Blue 3\"><img src=\"/card/y4.svg\" alt=\"Yellow 4\"> → "
                          "<img src=\"/card/g7.svg\" alt=\"Green 7\"></span>"));
    int examples = 0;
    forEachSection([&](const QString &language, const rules::SectionText &text) {
        for (const rules::Block &block : text.blocks) {
            if (const auto *example = std::get_if<rules::ExampleText>(&block)) {
                const QString shown = htmlOf(text.id, language);
                const qsizetype at = shown.indexOf(example->title.toHtmlEscaped() + QStringLiteral("</h3>"));
                QVERIFY2(at >= 0, qPrintable(text.id));
                const QString after = shown.mid(at).section(QStringLiteral("</ol>"), 0, 0);
                QVERIFY2(after.contains("<figure>") && after.count("<li>") == example->steps.size(), qPrintable(text.id));
                ++examples;
            }
        }
    });
    QVERIFY(examples > 100);
    const QString wild = htmlOf(QStringLiteral("uno/card/wild-draw-four"), QStringLiteral("en"));
    QVERIFY2(wild.contains("/card/wild%2B4.svg"), qPrintable(wild));
    QVERIFY(htmlOf(QStringLiteral("dos/wild/number"), QStringLiteral("en")).contains("/card/y%23.svg"));
}

void TestPhoneRules::labelsAndAnswersComeFirst()
{
    int labels = 0;
    int answers = 0;
    forEachSection([&](const QString &code, const rules::SectionText &text) {
        const rules::Language &language = *m_reader->library().language(code);
        const rules::Section &section = *m_reader->library().section(text.id);
        const QString html = htmlOf(text.id, code);
        QString begin;
        if (const rules::Label label = section.labelIn(code); label != rules::Label::None) {
            begin = QStringLiteral("<p><em>%1</em></p>").arg(language.labels.value(label));
            ++labels;
        }
        if (section.answer != rules::Answer::None) {
            begin += QStringLiteral("<p><strong>%1").arg(language.answers.value(section.answer));
            ++answers;
        }
        QVERIFY2(html.startsWith(begin), qPrintable(html));
    });
    QVERIFY(labels > 100 && answers > 100);
}

/// Notes on the printed sheet of one language exist only in that language.
void TestPhoneRules::answersInAnotherLanguage()
{
    int foreign = 0;
    for (const rules::Chapter &chapter : m_reader->library().chapters()) {
        for (const rules::Section &section : chapter.sections) {
            if (section.isIn(QStringLiteral("fi")))
                continue;
            const QJsonObject answer = sectionOf(section.id, QStringLiteral("fi"));
            QCOMPARE(answer.value(QStringLiteral("section")).toString(), section.id);
            QVERIFY(!answer.value(QStringLiteral("title")).toString().isEmpty());
            QVERIFY(!answer.value(QStringLiteral("html")).toString().isEmpty());
            ++foreign;
        }
    }
    QVERIFY(foreign > 0);
    const QJsonObject example = sectionOf(QStringLiteral("dos/example/double-number"), QStringLiteral("fi"));
    QCOMPARE(example.value(QStringLiteral("section")).toString(), QStringLiteral("dos/match/double-number"));
    for (const QString &unknown : {QString(), QStringLiteral("dos/nothing"), QStringLiteral("<b>")})
        QCOMPARE(sectionOf(unknown, QStringLiteral("fi")).value(QStringLiteral("section")).toString(), QString());
}

void TestPhoneRules::listsAllChapters()
{
    for (const rules::Language &language : m_reader->library().languages()) {
        QStringList expected;
        for (const rules::Chapter &chapter : m_reader->library().chapters()) {
            const rules::ChapterText &text = *m_reader->library().chapterText(language.code, chapter.file);
            if (text.sections.isEmpty())
                continue;
            expected << chapter.game + QStringLiteral(": ") + text.title;
            for (const rules::SectionText &section : text.sections)
                expected << section.id + QStringLiteral(" ") + section.title;
        }
        QStringList listed;
        const QJsonObject answer = m_rules->answer({{QStringLiteral("chapters"), true}}, language.code);
        for (const QJsonValue chapter : answer.value(QStringLiteral("chapters")).toArray()) {
            listed << chapter[QStringLiteral("game")].toString() + QStringLiteral(": ")
                    + chapter[QStringLiteral("title")].toString();
            for (const QJsonValue section : chapter[QStringLiteral("sections")].toArray())
                listed << section[QStringLiteral("section")].toString() + QStringLiteral(" ")
                        + section[QStringLiteral("title")].toString();
        }
        QCOMPARE(listed, expected);
        for (const QString &game : {QStringLiteral("dos"), QStringLiteral("uno")}) // what the page's button opens
            QVERIFY(!htmlOf(game + QStringLiteral("/quick"), language.code).isEmpty());
    }
}

void TestPhoneRules::findsInTheLanguageOfThePhone()
{
    struct Row
    {
        const char *query;
        const char *game;
        const char *language;
        const char *section;
    };
    QStringList missed;
    for (const Row &row : {
             Row{"wat gebeurt er als ik vergeet dos te roepen", "dos", "nl", "dos/call"},
             Row{"mag je een +2 op een +2 leggen", "uno", "nl", "uno/settle"},
             Row{"hoeveel is de # waard", "dos", "nl", "dos/score"},
             Row{"montako korttia jaetaan", "uno", "fi", "uno/setup"},
             Row{"saako +2 päälle laittaa +2", "uno", "fi", "uno/settle"},
             Row{"unohdin sanoa uno", "uno", "fi", "uno/call"},
         }) {
        const QJsonArray hits = find(QString::fromUtf8(row.query), QLatin1String(row.game), QLatin1String(row.language));
        if (hits.isEmpty()) {
            missed << QString::fromUtf8(row.query);
            continue;
        }
        qInfo("%s: %s", row.query, qPrintable(firstSection(hits)));
        if (!firstSection(hits).startsWith(QLatin1String(row.section)))
            missed << QString::fromUtf8(row.query);
        const QJsonObject first = hits.first().toObject();
        const rules::SectionText *text = m_reader->library().sectionText(QLatin1String(row.language), firstSection(hits));
        QCOMPARE(first.value(QStringLiteral("title")).toString(), text->title);
        QVERIFY(!first.value(QStringLiteral("text")).toString().isEmpty());
    }
    QCOMPARE(missed, QStringList());
    const QJsonArray stack = find(QStringLiteral("mag je een +2 op een +2 leggen"), QStringLiteral("uno"), QStringLiteral("nl"));
    QCOMPARE(stack.first().toObject().value(QStringLiteral("answer")).toString(), QStringLiteral("Nee"));
}

void TestPhoneRules::bearsAnyQuestion()
{
    QVERIFY(find(QString(), QStringLiteral("dos"), QStringLiteral("nl")).isEmpty());
    QVERIFY(find(QStringLiteral("<script> &amp; \"'"), QStringLiteral("chess"), QStringLiteral("nl")).size() <= 30);
    const QString misspelled = QStringLiteral("kart korrt rojan spelen winnen punten nemmen beurd legen kleuren getalen ");
    for (const QString &query : {misspelled.repeated(300), QString(16000, u'x'), QStringLiteral("+2 ").repeated(5000),
                                 QStringLiteral("ä ö ü # ").repeated(2000)}) {
        const std::clock_t start = std::clock();
        find(query, QStringLiteral("dos"), QStringLiteral("nl"));
        qInfo("%s…: %.2f ms", qPrintable(query.left(12)), millisecondsSince(start));
    }
    const QJsonObject wrong{{QStringLiteral("query"), 7}, {QStringLiteral("game"), QJsonArray()}};
    for (const QJsonObject &ask : {QJsonObject{}, wrong, QJsonObject{{QStringLiteral("section"), QJsonArray()}}})
        QVERIFY(!m_rules->answer(ask, QStringLiteral("xx")).isEmpty());
    QVERIFY(m_rules->sectionOfRule({}).isEmpty());
    QVERIFY(m_rules->sectionOfRule(QStringLiteral("DOS-NONE-1")).isEmpty());
    const QString section = m_rules->sectionOfRule(QStringLiteral("DOS-MATCH-3"));
    QVERIFY(!section.isEmpty());
    QCOMPARE(section, m_reader->library().sectionOfRule(QStringLiteral("DOS-MATCH-3")));
}

/// Words with typing errors are the dearest, so a hostile phone would send many of them.
void TestPhoneRules::readsTheBeginningOfALongQuestion()
{
    const auto hitsOf = [&](const QString &query) {
        return m_rules->answer({{QStringLiteral("query"), query}, {QStringLiteral("game"), QStringLiteral("uno")}}, QStringLiteral("en"));
    };
    const QString twelve = QStringLiteral("can i pla a drwa two on a nother drwa two now");
    QVERIFY(!hitsOf(twelve).value(QStringLiteral("hits")).toArray().isEmpty());
    QCOMPARE(hitsOf(twelve + QStringLiteral(", wild? skip: reverse")), hitsOf(twelve));
    const QString dearest = QStringLiteral("wlid drwa fuor rvrs skpi chlg cntr dckk hnad clal pnts scor rond tunr paly cards");
    const std::clock_t start = std::clock();
    hitsOf(dearest);
    qInfo("Many words with typing errors: %.1f ms", millisecondsSince(start));
}

void TestPhoneRules::answersInTurn()
{
    m_reader->search().get(QStringLiteral("en"));
    QSignalSpy due(m_rules.get(), &PhoneRules::due);
    const auto ask = [&](int phoneId, const char *kind, const QJsonValue &value) {
        m_rules->ask(phoneId, {{QLatin1String(kind), value}}, QStringLiteral("en"));
    };
    ask(1, "chapters", true);
    for (const char *query : {"d", "do", "dos"})
        ask(1, "query", QLatin1String(query));
    ask(2, "query", QStringLiteral("uno"));
    ask(1, "section", QStringLiteral("dos/goal"));
    ask(1, "nonsense", 5);
    QVERIFY(due.isEmpty());
    QTRY_COMPARE(due.size(), 4);
    QCoreApplication::processEvents();
    QCOMPARE(due.size(), 4);
    QCOMPARE(due[1][0].toInt(), 1);
    QCOMPARE(due[1][1].toJsonObject().value(QStringLiteral("query")).toString(), QStringLiteral("dos"));
    QCOMPARE(due[2][0].toInt(), 2);
}

void TestPhoneRules::answersWhenTheSearchIsReady()
{
    RulesReader reader(*m_settings, m_voice);
    PhoneRules rules(reader);
    QSignalSpy due(&rules, &PhoneRules::due);
    const QString german = QStringLiteral("de");
    rules.ask(1, {{QStringLiteral("query"), QStringLiteral("dos")}}, german);
    rules.ask(1, {{QStringLiteral("chapters"), true}}, german);
    QVERIFY(!reader.search().isReady(german));
    QTRY_COMPARE_WITH_TIMEOUT(due.size(), 2, 60'000);
    QVERIFY(reader.search().isReady(german));
    QVERIFY(!reader.search().isReady(QStringLiteral("en"))); // each language has a search of its own
    QCOMPARE(due[1][2].toString(), german);
    QVERIFY(due[0][1].toJsonObject().contains(QStringLiteral("chapters"))); // is not kept waiting by the search
}

TABLESIDE_TEST(TestPhoneRules)

#include "tst_phone_rules.moc"
