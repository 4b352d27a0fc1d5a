// The Markdown of the rules as blocks of sentences: where a sentence ends is seen in every text there is, for what is
// read aloud and what a list begins with are whole sentences.
#include "test_program.h"
#include "tests/app/rules/whole_library.h"

#include "app/rules/plain_text.h"
#include "app/rules/rules_index_models.h"

#include <QRegularExpression>
#include <QTest>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

QList<SectionText> sectionsOf(const QString &language)
{
    QList<SectionText> sections;
    for (const Chapter &chapter : library().chapters())
        sections << library().chapterText(language, chapter.file)->sections;
    return sections;
}

/// The Markdown of all that is told in paragraphs and examples.
QStringList textsOf(const SectionText &section)
{
    QStringList texts;
    for (const Block &block : section.blocks) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block))
            texts << paragraph->markdown;
        else if (const auto *example = std::get_if<ExampleText>(&block))
            texts << example->position << example->steps;
    }
    return texts;
}

bool isBalanced(const QString &text, const Language &language)
{
    const QString opening = language.openingQuote.trimmed();
    const QString closing = language.closingQuote.trimmed();
    return opening == closing ? text.count(opening) % 2 == 0 : text.count(opening) == text.count(closing);
}

} // namespace

class TestPlainText : public QObject
{
    Q_OBJECT

private slots:
    void endsSentences_data();
    void endsSentences();
    void beginsNoSentenceInTheMiddle_data() { addLanguages(); }
    void beginsNoSentenceInTheMiddle();
    void keepsLinksWhole_data() { addLanguages(); }
    void keepsLinksWhole();
    void listsWhatIsQuotedWhole_data() { addLanguages(); }
    void listsWhatIsQuotedWhole();
};

void TestPlainText::endsSentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char *name, const char *text, const QStringList &sentences) {
        QTest::newRow(name) << QString::fromUtf8(text) << sentences;
    };
    row("two", "Draw. Then play.", {"Draw.", "Then play."});
    row("a bracket", "(Draw first.) Then play.", {"(Draw first.)", "Then play."});
    row("German goes on", "Ruf „DOS!“ so laut du kannst. Alle hören es.",
        {"Ruf „DOS!“ so laut du kannst.", "Alle hören es."});
    row("German ends", "Ruf „DOS!“ Alle hören es.", {"Ruf „DOS!“", "Alle hören es."});
    row("a hyphen", "Der „DOS!“-Ruf zählt.", {"Der „DOS!“-Ruf zählt."});
    row("French goes on", "Crie « DOS ! » avant eux. Ils t’entendent.",
        {"Crie « DOS ! » avant eux.", "Ils t’entendent."});
    row("French ends", "Crie « DOS ! » Tout le monde t’entend.", {"Crie « DOS ! »", "Tout le monde t’entend."});
    row("French begins", "Parle. « DOS ! » se crie.", {"Parle.", "« DOS ! » se crie."});
    row("Italian goes on", "Chi dice «DOS!» per primo vince.", {"Chi dice «DOS!» per primo vince."});
    row("Finnish begins", "Huuda! ”DOS!” on sana.", {"Huuda!", "”DOS!” on sana."});
    row("a question within", "Wer fragt: „Darf ich?“ und zieht, ist dran.", {"Wer fragt: „Darf ich?“ und zieht, ist dran."});
}

void TestPlainText::endsSentences()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, sentences);
    const QList<TextBlock> blocks = textBlocks(text);
    QCOMPARE(blocks.size(), 1);
    QCOMPARE(blocks[0].sentences, sentences);
}

void TestPlainText::beginsNoSentenceInTheMiddle()
{
    QFETCH(const QString, language);
    static const QRegularExpression inTheMiddle(QStringLiteral("^[\\p{Ll}»,;:.!?)-]"));
    for (const SectionText &section : sectionsOf(language)) {
        for (const QString &text : textsOf(section)) {
            for (const TextBlock &block : textBlocks(text)) {
                // What stands in a list need not be a sentence, but what follows it must begin one
                for (const QString &sentence : block.kind == TextBlock::Paragraph ? block.sentences : block.sentences.mid(1))
                    QVERIFY2(!inTheMiddle.match(sentence).hasMatch(), qPrintable(section.id + u' ' + sentence));
            }
        }
    }
}

/// One to tap for each that was written.
void TestPlainText::keepsLinksWhole()
{
    QFETCH(const QString, language);
    for (const SectionText &section : sectionsOf(language)) {
        qsizetype links = 0;
        for (const QString &text : textsOf(section)) {
            for (const TextBlock &block : textBlocks(text))
                links += block.html.count(QLatin1String("<a "));
        }
        QVERIFY2(links == section.links.size(),
                 qPrintable(QStringLiteral("%1: %2 instead of %3").arg(section.id).arg(links).arg(section.links.size())));
    }
}

void TestPlainText::listsWhatIsQuotedWhole()
{
    QFETCH(const QString, language);
    RulesResults results(library());
    for (const Chapter &chapter : library().chapters()) {
        results.showChapter(chapter, language);
        for (int row = 0; row < results.rowCount(); ++row) {
            const QString beginning = results.index(row).data(RulesResults::BeginningRole).toString();
            QVERIFY2(isBalanced(beginning, *library().language(language)), qPrintable(beginning));
            if (language == QLatin1String("fr"))
                QVERIFY2(!beginning.contains(QStringLiteral(" »")), qPrintable(beginning));
        }
    }
}

TABLESIDE_TEST(TestPlainText)

#include "tst_plain_text.moc"
