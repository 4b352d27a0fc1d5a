// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that each string of the interface is translated into each language: lupdate extracts the strings from the sources, and
// the translation files are compared with them.
#include "test_program.h"

#include "app/settings/interface_language.h"
#include "tests/app/row_note.h"
#include "tests/app/rules/whole_library.h"
#include "tests/app/words/ts_file.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

/// The languages listed in translations/CMakeLists.txt.
const QStringList languages = QStringLiteral(TABLESIDE_LANGUAGES).split(u' ');

QString pathOf(const QString &language)
{
    return QStringLiteral(TABLESIDE_SOURCES "/translations/tableside_%1.ts").arg(language);
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isComplete();
    void rulesQuoteTheTable();
    void isOffered();
    void findsFaults();

private:
    QSet<MessageKey> m_asked; ///< The messages in the sources.
};

/// Lets lupdate write all messages of the sources to an empty file, and reads them.
void TestTranslations::initTestCase()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("asked.ts"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(TABLESIDE_SOURCES));
    lupdate.start(QStringLiteral(LUPDATE), QStringList{QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                                                       QStringLiteral("app"), QStringLiteral("qml")}
                      + QStringLiteral(LUPDATE_ENGINE).split(u' ') // Defined in translations/CMakeLists.txt
                      + QStringList{QStringLiteral("-target-language"), QStringLiteral("en"), QStringLiteral("-ts"), path});
    QVERIFY2(lupdate.waitForFinished() && lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());
    const TsFile asked = readTsFile(path);
    QVERIFY2(asked.problem.isEmpty(), qPrintable(asked.problem));
    for (auto message = asked.messages.keyBegin(); message != asked.messages.keyEnd(); ++message)
        m_asked.insert(*message);
    QVERIFY(m_asked.size() > 300);
}

void TestTranslations::isComplete()
{
    for (const QString &language : languages) {
        const RowNote note(language);
        const TsFile file = readTsFile(pathOf(language));
        QVERIFY2(file.problem.isEmpty(), qPrintable(file.problem));
        QStringList wrong;
        for (const MessageKey &key : m_asked) {
            if (!file.messages.contains(key))
                wrong << QStringLiteral("missing: ") + key;
        }
        for (auto message = file.messages.begin(); message != file.messages.end(); ++message) {
            if (!m_asked.contains(message.key()))
                wrong << QStringLiteral("no longer asked for: ") + message.key();
            if (!message.value().isEmpty())
                wrong << message.value().join(QStringLiteral(", ")) + QStringLiteral(": ") + message.key();
        }
        wrong.sort();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 of %2 strings:\n%3")
                                                 .arg(wrong.size()).arg(m_asked.size()).arg(wrong.join(u'\n'))));
    }
}

/// The rules quote the words with which the table shows what a wild card stands for.
void TestTranslations::rulesQuoteTheTable()
{
    for (const QString &language : languages) {
        const RowNote note(language);
        const QStringList said = readTsFile(pathOf(language)).translations.value(QStringLiteral("Words | %1 as %2 | "));
        QVERIFY(!said.isEmpty());
        const rules::Language *rules = library().language(language);
        QVERIFY(rules != nullptr);
        const QString quoted = rules->openingQuote + said[0].section(QStringLiteral("%2"), 0, 0)
                                                         .replace(QStringLiteral("%1"),
                                                                  rules->cardNames.value(QStringLiteral("dos")));
        QString text;
        for (const rules::Block &block : library().sectionText(language, QStringLiteral("dos/wild/choice"))->blocks) {
            if (const auto *paragraph = std::get_if<rules::Paragraph>(&block))
                text += paragraph->markdown.simplified();
        }
        QVERIFY2(text.contains(quoted.simplified()), qPrintable(quoted));
    }
}

/// Each language is in the list of the settings, and its compiled file is in the resources.
void TestTranslations::isOffered()
{
    for (const QString &language : languages) {
        const RowNote note(language);
        QVERIFY(std::ranges::count(interfaceLanguages(), language, &Option::value) == 1);
        QVERIFY(QFile::exists(QStringLiteral(":/i18n/tableside_%1.qm").arg(language)));
    }
}

void TestTranslations::findsFaults()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("faults.ts")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"(<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de"><context><name>A</name>
        <message><source>1 Go, %1</source><translation>Los, %1</translation></message>
        <message><source>2 Go</source><translation type="unfinished">Los</translation></message>
        <message><source>3 Go</source><translation></translation></message>
        <message><source>4 Go, %1</source><translation>Los</translation></message>
        <message><source>5 &lt;b>Go&lt;/b></source><translation>Los</translation></message>
        <message><source>6 Say “DOS!”</source><translation>Sag „UNO!“</translation></message>
        <message numerus="yes"><source>7 %n card(s)</source><translation>
            <numerusform>eine Karte</numerusform><numerusform>%n Karten</numerusform></translation></message>
        <message numerus="yes"><source>8 %n card(s)</source><translation>
            <numerusform>%n Karten</numerusform></translation></message>
        </context></TS>)");
    file.close();
    const TsFile read = readTsFile(file.fileName());
    QVERIFY2(read.problem.isEmpty(), qPrintable(read.problem));
    const QList<QStringList> faults{{}, {"unfinished"}, {"empty"}, {"other places for numbers and names: Los"},
                                    {"other marks: Los"}, {"another game: Sag „UNO!“"}, {}, {"1 plural forms"}};
    QStringList keys = read.messages.keys();
    keys.sort();
    QCOMPARE(keys.size(), faults.size());
    for (qsizetype number = 0; number < keys.size(); ++number)
        QCOMPARE(read.messages.value(keys[number]), faults[number]);
}

TABLESIDE_TEST(TestTranslations)

#include "tst_translations.moc"
