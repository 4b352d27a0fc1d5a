// The rules on paper: every game in every language becomes a PDF of numbered pages.
#include "whole_library.h"

#include "print/rules_booklet.h"
#include "settings/bundled_font.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

class TestRulesBooklet : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useBundledFont(); }
    void becomesAPdf_data();
    void becomesAPdf();
    void needsMorePagesOnSmallerPaper();
    void saysWhenItCannotBeWritten();
};

void TestRulesBooklet::becomesAPdf_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const Language &language : library().languages()) {
        for (const char *game : {"dos", "uno"})
            QTest::newRow(qPrintable(QStringLiteral("%1-%2").arg(QLatin1String(game), language.code)))
                << QString::fromLatin1(game) << language.code;
    }
}

/// Kept in the folder that TABLESIDE_BOOKLETS names, if it names one.
void TestRulesBooklet::becomesAPdf()
{
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    const QString kept = qEnvironmentVariable("TABLESIDE_BOOKLETS");
    const QString path = QStringLiteral("%1/%2-%3.pdf").arg(kept.isEmpty() ? folder.path() : kept, game, language);
    QVERIFY(RulesBooklet(library(), game, language).writePdf(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY2(!bytes.contains("/Subtype /Image"), "cards are vectors, not pictures");
}

void TestRulesBooklet::needsMorePagesOnSmallerPaper()
{
    const RulesBooklet booklet(library(), QStringLiteral("dos"), QStringLiteral("en"));
    QList<int> pages;
    for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::A5}) {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(size));
        pages << booklet.paint(writer);
    }
    QVERIFY(pages[0] > 1);
    QVERIFY(pages[1] > pages[0]);
}

void TestRulesBooklet::saysWhenItCannotBeWritten()
{
    QVERIFY(!RulesBooklet(library(), QStringLiteral("dos"), QStringLiteral("en")).writePdf(QStringLiteral("/nonexistent/a.pdf")));
}

QTEST_MAIN(TestRulesBooklet)

#include "tst_rules_booklet.moc"
