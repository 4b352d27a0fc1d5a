// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words follow the language of the interface; dates, numbers and the separator of tables follow the region of the system.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/words/region.h"

#include <QDate>
#include <QLocale>
#include <QProcess>

#include <tuple>

using namespace tableside;
using test::RowNote;

class TestRegion : public QObject
{
    Q_OBJECT

private slots:
    void followsTheSystem();
    void fillsAllPlaceholdersAtOnce();
};

void TestRegion::followsTheSystem()
{
    const QString english = QStringLiteral("|Monday, September 21, 2026|");
    const QString british = QLocale(QStringLiteral("en_GB")).toString(QDate(2026, 9, 21), QLocale::LongFormat);
    const QString utc = QStringLiteral("|2026-09-21T14:13:20Z");
    const QList<std::tuple<QString, QString, QString>> rows{ // Environment, language of the interface, what is shown
        {"LANG=sv_SE.UTF-8", "", "2026-09-21" + english + "1,5|;" + utc},
        {"LANG=sv_SE.UTF-8", "de", "2026-09-21|Montag, 21. September 2026|1,5|;" + utc},
        {"LANG=en_US.UTF-8", "", "9/21/26" + english + "1.5|," + utc},
        {"LANG=en_GB.UTF-8", "", "21/09/2026|" + british + "|1.5|," + utc},
        {"LANG=en_US.UTF-8 LC_TIME=sv_SE.UTF-8", "", "2026-09-21" + english + "1.5|," + utc},
        {"LANG=en_US.UTF-8 LC_NUMERIC=de_DE.UTF-8", "", "9/21/26" + english + "1,5|;" + utc},
        {"LANG=de_DE.UTF-8", "en", "21.09.26" + english + "1,5|;" + utc},
        {"LANG=en_US.UTF-8 LC_ALL=de_CH.UTF-8", "", "21.09.26|Montag, 21. September 2026|1.5|," + utc},
        {"LC_ALL=C.UTF-8", "fr", "21/09/2026|lundi 21 septembre 2026|1,5|;" + utc},
        {"LANG=en_US.UTF-8 TZ=Europe/Helsinki", "", "9/21/26" + english + "1.5|,|2026-09-21T17:13:20+03:00"},
        {"LANG=en_US.UTF-8 TZ=America/St_Johns", "", "9/21/26" + english + "1.5|,|2026-09-21T11:43:20-02:30"},
    };
    for (const auto &[environment, language, shown] : rows) {
        const RowNote note(environment + u' ' + language);
        QProcess child;
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        for (const QString &name : variables.keys()) {
            if (name.startsWith(QLatin1String("LC_")) || name.startsWith(QLatin1String("LANG")))
                variables.remove(name);
        }
        variables.insert(QStringLiteral("TZ"), QStringLiteral("UTC"));
        for (const QString &variable : environment.split(u' '))
            variables.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        child.setProcessEnvironment(variables);
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("region_child"), language});
        QVERIFY2(child.waitForFinished() && child.exitCode() == 0, child.readAllStandardError().constData());
        QCOMPARE(QString::fromUtf8(child.readAllStandardOutput()), shown);
    }
}

void TestRegion::fillsAllPlaceholdersAtOnce()
{
    QCOMPARE(Phrases::fill("%1 deals, %2 starts.", {"%2", "%1"}), QStringLiteral("%2 deals, %1 starts."));
    QCOMPARE(Phrases::fill("%2: %1", {"%1", "%L1"}), QStringLiteral("%L1: %1"));
    QCOMPARE(Phrases::fill("%1 × %2: %3", {2, "%n", 14}), QStringLiteral("2 × %n: 14"));
    QCOMPARE(Phrases::fill("%1%", {50}), QStringLiteral("50%"));
    QCOMPARE(Phrases::fill("100% of %1", {"🂡"}), QStringLiteral("100% of 🂡"));
    QCOMPARE(Phrases::fill("%1, %2", {"Anna"}), QStringLiteral("Anna, %2"));
    QCOMPARE(Phrases::fill("%1%1", {0.5}), QStringLiteral("0.50.5"));
    QCOMPARE(Phrases::fill("%", {"Anna"}), QStringLiteral("%"));
    QCOMPARE(Phrases::fill("", {"Anna"}), QString(""));
}

TABLESIDE_TEST(TestRegion)

#include "tst_region.moc"
