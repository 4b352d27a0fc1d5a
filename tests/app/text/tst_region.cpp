// Words follow the language of the interface; dates, numbers and the separator of tables follow the region of the system.
#include "test_program.h"

#include "app/text/phrases.h"

#include <QDate>
#include <QLocale>
#include <QProcess>

using namespace tableside;

class TestRegion : public QObject
{
    Q_OBJECT

private slots:
    void followsTheSystem_data();
    void followsTheSystem();
    void fillsAllPlaceholdersAtOnce_data();
    void fillsAllPlaceholdersAtOnce();
};

void TestRegion::followsTheSystem_data()
{
    QTest::addColumn<QStringList>("environment");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("shown");
    const QString english = QStringLiteral("|Monday, September 21, 2026|");
    const auto row = [](const QStringList &environment, const QString &language, const QString &shown) {
        QTest::newRow(qPrintable((environment + QStringList{language}).join(u' '))) << environment << language << shown;
    };
    const QString utc = QStringLiteral("|2026-09-21T14:13:20Z");
    row({"LANG=sv_SE.UTF-8"}, "", "2026-09-21" + english + "1,5|;" + utc);
    row({"LANG=sv_SE.UTF-8"}, "de", "2026-09-21|Montag, 21. September 2026|1,5|;" + utc);
    row({"LANG=en_US.UTF-8"}, "", "9/21/26" + english + "1.5|," + utc);
    const QString british = QLocale(QStringLiteral("en_GB")).toString(QDate(2026, 9, 21), QLocale::LongFormat);
    row({"LANG=en_GB.UTF-8"}, "", "21/09/2026|" + british + "|1.5|," + utc);
    row({"LANG=en_US.UTF-8", "LC_TIME=sv_SE.UTF-8"}, "", "2026-09-21" + english + "1.5|," + utc);
    row({"LANG=en_US.UTF-8", "LC_NUMERIC=de_DE.UTF-8"}, "", "9/21/26" + english + "1,5|;" + utc);
    row({"LANG=de_DE.UTF-8"}, "en", "21.09.26" + english + "1,5|;" + utc);
    row({"LANG=en_US.UTF-8", "LC_ALL=de_CH.UTF-8"}, "", "21.09.26|Montag, 21. September 2026|1.5|," + utc);
    row({"LC_ALL=C.UTF-8"}, "fr", "21/09/2026|lundi 21 septembre 2026|1,5|;" + utc);
    row({"LANG=en_US.UTF-8", "TZ=Europe/Helsinki"}, "", "9/21/26" + english + "1.5|,|2026-09-21T17:13:20+03:00");
    row({"LANG=en_US.UTF-8", "TZ=America/St_Johns"}, "", "9/21/26" + english + "1.5|,|2026-09-21T11:43:20-02:30");
}

void TestRegion::followsTheSystem()
{
    QFETCH(const QStringList, environment);
    QFETCH(const QString, language);
    QProcess child;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString &name : variables.keys()) {
        if (name.startsWith(QLatin1String("LC_")) || name.startsWith(QLatin1String("LANG")))
            variables.remove(name);
    }
    variables.insert(QStringLiteral("TZ"), QStringLiteral("UTC"));
    for (const QString &variable : environment)
        variables.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    child.setProcessEnvironment(variables);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("region_child"), language});
    QVERIFY2(child.waitForFinished() && child.exitCode() == 0, child.readAllStandardError().constData());
    QTEST(QString::fromUtf8(child.readAllStandardOutput()), "shown");
}

void TestRegion::fillsAllPlaceholdersAtOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QVariantList>("values");
    QTest::addColumn<QString>("filled");
    const auto row = [](const QString &text, const QVariantList &values, const QString &filled) {
        QTest::newRow(qPrintable(text + u' ' + filled)) << text << values << filled;
    };
    row("%1 deals, %2 starts.", {"%2", "%1"}, "%2 deals, %1 starts.");
    row("%2: %1", {"%1", "%L1"}, "%L1: %1");
    row("%1 × %2: %3", {2, "%n", 14}, "2 × %n: 14");
    row("%1%", {50}, "50%");
    row("100% of %1", {"🂡"}, "100% of 🂡");
    row("%1, %2", {"Anna"}, "Anna, %2");
    row("%1%1", {0.5}, "0.50.5");
    row("%", {"Anna"}, "%");
    row("", {"Anna"}, "");
}

void TestRegion::fillsAllPlaceholdersAtOnce()
{
    QFETCH(const QString, text);
    QFETCH(const QVariantList, values);
    QTEST(Phrases::fill(text, values), "filled");
}

TABLESIDE_TEST(TestRegion)

#include "tst_region.moc"
